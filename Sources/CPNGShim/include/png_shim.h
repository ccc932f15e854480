#ifndef LAP_PNG_SHIM_H
#define LAP_PNG_SHIM_H

#endif
