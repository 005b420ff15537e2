/** A place in a file. */
export interface BytePlace {
  /** From 0. */
  readonly offset: number
  /** From 1. */
  readonly line: number
}

/** Counts the characters of UTF-8 beyond ASCII, and the bytes that are part of none (RFC 3629, section 4). */
export class Utf8Scan {
  /** Characters of two to four bytes. */
  characters = 0
  invalid = 0
  firstInvalid: BytePlace | undefined
  /** The first byte that Windows-1252 gives no character. */
  firstUndefined: BytePlace | undefined
  #offset = 0
  #line = 1
  #afterReturn = false
  #begun: BytePlace | undefined
  #missing = 0
  #lowest = 0x80
  #highest = 0xbf

  feed(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; at++) this.#take(bytes[at] ?? 0)
  }

  /** A character that is cut short at the end is invalid too. */
  end(): void {
    if (this.#missing > 0) this.#refuse()
  }

  #take(byte: number): void {
    if (this.#missing > 0) {
      if (byte >= this.#lowest && byte <= this.#highest) {
        this.#lowest = 0x80
        this.#highest = 0xbf
        if (--this.#missing === 0) this.characters++
        this.#noteUndefined(byte)
        this.#offset++
        return
      }
      this.#refuse()
    }
    if (byte >= 0x80) this.#begin(byte)
    else this.#countLine(byte)
    this.#noteUndefined(byte)
    this.#offset++
  }

  #begin(byte: number): void {
    this.#begun = { offset: this.#offset, line: this.#line }
    if (byte >= 0xc2 && byte <= 0xdf) this.#missing = 1
    else if (byte >= 0xe0 && byte <= 0xef) {
      this.#missing = 2
      if (byte === 0xe0) this.#lowest = 0xa0
      if (byte === 0xed) this.#highest = 0x9f
    } else if (byte >= 0xf0 && byte <= 0xf4) {
      this.#missing = 3
      if (byte === 0xf0) this.#lowest = 0x90
      if (byte === 0xf4) this.#highest = 0x8f
    } else this.#refuse()
  }

  #refuse(): void {
    this.invalid++
    this.firstInvalid ??= this.#begun
    this.#missing = 0
    this.#lowest = 0x80
    this.#highest = 0xbf
  }

  #countLine(byte: number): void {
    if (byte === 0x0d || (byte === 0x0a && !this.#afterReturn)) this.#line++
    this.#afterReturn = byte === 0x0d
  }

  #noteUndefined(byte: number): void {
    if (undefinedBytes.has(byte)) this.firstUndefined ??= { offset: this.#offset, line: this.#line }
  }
}

/** Bytes that Windows-1252 gives no character. */
const undefinedBytes = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])
