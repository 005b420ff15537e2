import { fileTypeFromBuffer } from 'file-type'

const ooxml = 'application/vnd.openxmlformats-officedocument'
const odf = 'application/vnd.oasis.opendocument'

const pictures = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/heic'] as const
const texts = ['text/plain', 'text/csv', 'application/json', 'message/rfc822'] as const
const archives = [
  `${ooxml}.wordprocessingml.document`,
  `${ooxml}.spreadsheetml.sheet`,
  `${ooxml}.presentationml.presentation`,
  `${odf}.text`,
  `${odf}.spreadsheet`,
  'application/zip',
] as const

/** The types that are kept: of each the bytes say whether they are of it. */
export const keptContentTypes: readonly string[] = [
  'application/pdf',
  ...pictures,
  ...archives,
  'application/xml',
  ...texts,
]

/** Whether thumbnails are made of it. */
export const isPicture = (contentType: string): boolean => pictures.some(each => each === contentType)

/** Where signatures of types are, the first entries of an archive among them. */
const headBytes = 256 * 1024

/** Reads the type of bytes as they pass. */
export class TypeReading {
  readonly #announced: string
  readonly #head: Buffer[] = []
  #length = 0

  constructor(announced: string) {
    this.#announced = announced
  }

  add(piece: Buffer): void {
    if (this.#length >= headBytes) return
    this.#head.push(piece.subarray(0, headBytes - this.#length))
    this.#length += piece.length
  }

  /** What the bytes are, and whether that is what was announced. */
  async end(): Promise<{ readonly contentType: string; readonly fits: boolean }> {
    const head = Buffer.concat(this.#head)
    const signed = (await fileTypeFromBuffer(head))?.mime
    const contentType = signed ?? (looksLikeText(head) ? 'text/plain' : 'application/octet-stream')
    return { contentType, fits: isOf(contentType, this.#announced) }
  }
}

function isOf(contentType: string, announced: string): boolean {
  if (contentType === announced) return true
  // Files of office programs are archives, and not every program writes first what tells which.
  if (contentType === 'application/zip') return archives.some(each => each === announced)
  return contentType === 'text/plain' && texts.some(each => each === announced)
}

/** Text has no zero bytes, nor other controls than those of lines and tabs; UTF-16 begins with a mark. */
function looksLikeText(head: Buffer): boolean {
  const [first, second] = head
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true
  return !head.some(byte => byte < 0x20 && !lineControls.has(byte))
}

const lineControls: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x1b])
