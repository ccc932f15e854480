// Compressed data: deflate streams (RFC 1951) without stored blocks, in Base64.

/** The text of compressed data; `size` is its length in bytes. */
function unpacked(base64, size) {
  const packed = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(inflate(packed, size));
}

/** A reader of bits, the lowest of each byte first. */
class Bits {
  constructor(bytes) {
    Object.assign(this, { bytes, place: 0, held: 0, count: 0 });
  }

  take(count) {
    while (this.count < count) {
      this.held |= this.bytes[this.place] << this.count;
      this.place += 1;
      this.count += 8;
    }
    const bits = this.held & ((1 << count) - 1);
    this.held >>>= count;
    this.count -= count;
    return bits;
  }

  /** The next symbol of a code. */
  symbol({ counts, symbols }) {
    let [code, first, index] = [0, 0, 0];
    for (let length = 1; length < 16; length += 1) {
      code |= this.take(1);
      const count = counts[length];
      if (code - count < first) return symbols[index + code - first];
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    throw new Error("the data are damaged");
  }
}

/** A prefix code from the lengths of its symbols: how many have a length, and the symbols by length. */
function prefixCode(lengths) {
  const counts = new Array(16).fill(0);
  for (const length of lengths) if (length > 0) counts[length] += 1;
  const symbols = lengths.map((length, symbol) => [length, symbol]).filter(([length]) => length > 0)
    .sort((one, other) => one[0] - other[0] || one[1] - other[1]).map(([, symbol]) => symbol);
  return { counts, symbols };
}

const lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** The codes of a block: that of bytes and lengths, and that of distances. */
function blockCodes(bits) {
  const [literalCount, distanceCount, count] = [bits.take(5) + 257, bits.take(5) + 1, bits.take(4) + 4];
  const own = new Array(19).fill(0);
  for (const symbol of lengthOrder.slice(0, count)) own[symbol] = bits.take(3);
  const code = prefixCode(own);
  const lengths = [];
  while (lengths.length < literalCount + distanceCount) {
    const symbol = bits.symbol(code);
    const [value, times] = symbol < 16 ? [symbol, 1] : symbol === 16 ? [lengths.at(-1), 3 + bits.take(2)]
      : symbol === 17 ? [0, 3 + bits.take(3)] : [0, 11 + bits.take(7)];
    for (let time = 0; time < times; time += 1) lengths.push(value);
  }
  return [lengths.slice(0, literalCount), lengths.slice(literalCount)].map(prefixCode);
}

function fixedCodes() {
  const literals = Array.from({ length: 288 }, (_, symbol) =>
    symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8);
  return [literals, new Array(30).fill(5)].map(prefixCode);
}

/** The length for a symbol from 257 on. */
function repeatedLength(bits, symbol) {
  if (symbol === 285) return 258;
  const extra = Math.max(0, (symbol - 261) >> 2);
  return extra === 0 ? symbol - 254 : ((4 + ((symbol - 261) & 3)) << extra) + 3 + bits.take(extra);
}

function repeatedDistance(bits, symbol) {
  const extra = Math.max(0, (symbol >> 1) - 1);
  return extra === 0 ? symbol + 1 : ((2 + (symbol & 1)) << extra) + 1 + bits.take(extra);
}

function inflate(bytes, size) {
  const [bits, result] = [new Bits(bytes), new Uint8Array(size)];
  let [place, isLast] = [0, false];
  while (!isLast) {
    isLast = bits.take(1) === 1;
    const type = bits.take(2);
    if (type !== 1 && type !== 2) throw new Error("the data are damaged");
    const [literals, distances] = type === 1 ? fixedCodes() : blockCodes(bits);
    for (let symbol = bits.symbol(literals); symbol !== 256; symbol = bits.symbol(literals)) {
      if (symbol < 256) {
        result[place] = symbol;
        place += 1;
        continue;
      }
      const length = repeatedLength(bits, symbol);
      const distance = repeatedDistance(bits, bits.symbol(distances));
      for (const end = place + length; place < end; place += 1) result[place] = result[place - distance];
    }
  }
  return result;
}
