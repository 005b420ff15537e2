import { fileTypeFromBuffer } from 'file-type'

/** Where signatures are, and the first entries of an archive, which show a document of an office program. */
const headBytes = 256 * 1024

/**
 * Finds the type of bytes as they pass, whatever they are announced as: text by every byte, everything else by the
 * signature at its beginning.
 */
export class ContentTypeReading {
  readonly #head: Buffer[] = []
  #length = 0
  #isText = true
  /** Whether it began with the byte order mark of UTF-16, in which every other byte may be zero. */
  #isUtf16: boolean | undefined

  add(piece: Buffer): void {
    this.#isUtf16 ??= encodingOf(piece) !== 'utf-8'
    if (this.#isText && !this.#isUtf16) this.#isText = !piece.some(isBinary)
    if (this.#length >= headBytes) return
    // A copy, because a piece may be a view of a buffer that is reused.
    this.#head.push(Buffer.from(piece.subarray(0, headBytes - this.#length)))
    this.#length += piece.length
  }

  /** `application/octet-stream` for bytes of no known type. Bytes that are broken never fail. */
  async end(): Promise<string> {
    const head = Buffer.concat(this.#head)
    // Text comes first: two letters are the signature of some pictures.
    if (this.#isText) return textType(head)
    const known = await fileTypeFromBuffer(head).catch(() => undefined)
    return known?.mime ?? 'application/octet-stream'
  }
}

/** https://mimesniff.spec.whatwg.org/#binary-data-byte: in text of one byte a character, whatever the encoding, none is. */
const isBinary = (byte: number): boolean =>
  byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0c && byte !== 0x0d && byte !== 0x1b

function encodingOf([first, second]: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return 'utf-8'
}

/** Sticky, so that each is found from where the last one ended, however many there are. */
const prologPart = /\s*(?:<!--[^]*?-->|<\?[^]*?\?>|<!doctype[^>[]*(?:\[[^]*?\]\s*)?>)\s*/iy
/** https://mimesniff.spec.whatwg.org/#identifying-a-resource-with-an-unknown-mime-type */
const htmlElement =
  /^<(?:html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|img|form|meta|link|object|embed|base)[\s/>]/i

function textType(head: Buffer): string {
  const text = new TextDecoder(encodingOf(head)).decode(head).trimStart()
  if (text.startsWith('%PDF-')) return 'application/pdf'
  if (text.startsWith('{\\rtf')) return 'application/rtf'
  if (/^begin:vcalendar\b/i.test(text)) return 'text/calendar'
  if (/^begin:vcard\b/i.test(text)) return 'text/vcard'
  if (!text.startsWith('<')) return 'text/plain'
  if (/^<!doctype\s+html\b/i.test(text)) return 'text/html'
  const element = withoutProlog(text)
  if (/^<(?:[\w.-]+:)?svg[\s/>]/i.test(element)) return 'image/svg+xml'
  if (htmlElement.test(element)) return 'text/html'
  return /^<(?:[\p{L}_]|\?xml)/u.test(element) || text.startsWith('<?xml') ? 'application/xml' : 'text/plain'
}

/** From the first element on. */
function withoutProlog(text: string): string {
  let at = 0
  for (;;) {
    prologPart.lastIndex = at
    if (!prologPart.test(text)) return text.slice(at).trimStart()
    at = prologPart.lastIndex
  }
}
