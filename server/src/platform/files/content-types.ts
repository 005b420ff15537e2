const ooxml = 'application/vnd.openxmlformats-officedocument'
const odf = 'application/vnd.oasis.opendocument'

/** What `ContentTypeReading` finds in files of office programs from before 2007, whichever the program. */
const compoundFile = 'application/x-cfb'
const heif = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'] as const
/** Text has no signature: which kind it is, only its sender can declare. */
const text = ['text/plain', 'text/calendar', 'text/vcard'] as const
const packages = [
  `${ooxml}.wordprocessingml.document`,
  `${ooxml}.spreadsheetml.sheet`,
  `${ooxml}.presentationml.presentation`,
  `${odf}.text`,
  `${odf}.spreadsheet`,
  `${odf}.presentation`,
] as const

/** The content types that are kept, each with what may be found in bytes that are announced as it. */
const found: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['application/pdf'],
  'image/jpeg': ['image/jpeg'],
  'image/png': ['image/png', 'image/apng'],
  'image/gif': ['image/gif'],
  'image/webp': ['image/webp'],
  'image/avif': ['image/avif'],
  'image/heic': heif,
  'image/heif': heif,
  'image/tiff': ['image/tiff'],
  'image/bmp': ['image/bmp'],
  'image/svg+xml': ['image/svg+xml'],
  'text/html': ['text/html'],
  'text/plain': [...text, 'application/xml', 'application/rtf'],
  'text/csv': text,
  'text/tab-separated-values': text,
  'text/markdown': text,
  'text/calendar': ['text/calendar'],
  'text/vcard': ['text/vcard'],
  'application/json': ['text/plain'],
  'application/xml': ['application/xml'],
  'application/rtf': ['application/rtf'],
  'message/rfc822': ['text/plain', 'message/rfc822'],
  ...Object.fromEntries(packages.map(type => [type, [type]])),
  'application/msword': [compoundFile],
  'application/vnd.ms-excel': [compoundFile],
  'application/vnd.ms-powerpoint': [compoundFile],
  'application/vnd.ms-outlook': [compoundFile],
  'application/zip': ['application/zip', ...packages],
}

/** Other names that programs give to the same types. */
const otherNames: Readonly<Record<string, string>> = {
  'application/x-pdf': 'application/pdf',
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/x-png': 'image/png',
  'image/x-ms-bmp': 'image/bmp',
  'image/x-bmp': 'image/bmp',
  'image/svg': 'image/svg+xml',
  'application/csv': 'text/csv',
  'text/x-csv': 'text/csv',
  'text/comma-separated-values': 'text/csv',
  'text/x-markdown': 'text/markdown',
  'text/x-vcard': 'text/vcard',
  'text/json': 'application/json',
  'text/xml': 'application/xml',
  'text/rtf': 'application/rtf',
  'application/x-rtf': 'application/rtf',
  'application/xhtml+xml': 'text/html',
  'application/x-zip': 'application/zip',
  'application/x-zip-compressed': 'application/zip',
}

/** By their first names, in order. */
export const keptContentTypes: readonly string[] = Object.keys(found).sort()

/** The first name of a type that is kept, without parameters such as `charset`; undefined for any other. */
export function keptContentType(announced: string): string | undefined {
  const name = announced.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const first = otherNames[name] ?? name
  return Object.hasOwn(found, first) ? first : undefined
}

/** Whether bytes in which `ContentTypeReading` found a type are what they are announced as. */
export function isContentType(announced: string, foundType: string): boolean {
  const type = keptContentType(announced)
  return type !== undefined && (found[type] ?? []).includes(foundType)
}
