import { crc32, deflateRawSync } from 'node:zlib'

/** A file of a ZIP archive. */
export interface Entry {
  readonly name: string
  readonly data: Uint8Array | string
  /** What the archive says of its size instead of the truth. */
  readonly claimed?: number
  readonly encrypted?: boolean
}

/** A ZIP archive: PKWARE APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16. */
export function zip(entries: readonly Entry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, data, claimed, encrypted = false } of entries) {
    const bytes = Buffer.from(data)
    const packed = bytes.length === 0 ? bytes : deflateRawSync(bytes, { level: 1 })
    const path = Buffer.from(name)
    // From the flags to the length of the name, as both headers have it.
    const told = Buffer.alloc(22)
    told.writeUInt16LE(encrypted ? 0x801 : 0x800, 0)
    told.writeUInt16LE(bytes.length === 0 ? 0 : 8, 2)
    told.writeUInt32LE(crc32(bytes), 8)
    told.writeUInt32LE(packed.length, 12)
    told.writeUInt32LE(claimed ?? bytes.length, 16)
    told.writeUInt16LE(path.length, 20)
    files.push(Buffer.from('PK\u0003\u0004\u0014\0'), told, Buffer.alloc(2), path, packed)
    const place = Buffer.alloc(16)
    place.writeUInt32LE(offset, 12)
    directory.push(Buffer.from('PK\u0001\u0002\u0014\0\u0014\0'), told, place, path)
    offset += 30 + path.length + packed.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 0, 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(index.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, index, end])
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationship = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = (targets: Readonly<Record<string, string>>) =>
  `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${Object.entries(
    targets,
  )
    .map(([type, target]) => `<Relationship Id="${type}" Type="${relationship}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

export interface WorkbookParts {
  /** The rows of its sheet, as XML. */
  readonly rows?: string
  /** The whole part of its sheet. */
  readonly sheet?: Uint8Array | string
  /** Its shared strings, as XML. */
  readonly strings?: string
  /** The codes of its number formats; cells refer to the first as style 1. */
  readonly formats?: readonly string[]
  readonly from1904?: boolean
  /** Where it says that its sheet is. */
  readonly sheetPath?: string
}

/** The parts of a workbook with one sheet. */
export function partsOf({
  rows = '',
  sheet = `${head}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  strings = '',
  formats = [],
  from1904 = false,
  sheetPath = 'worksheets/sheet1.xml',
}: WorkbookParts): Entry[] {
  const codes = formats.map((code, place) => `<numFmt numFmtId="${164 + place}" formatCode="${code}"/>`)
  const styles = formats.map((_, place) => `<xf numFmtId="${164 + place}"/>`)
  return [
    { name: '_rels/.rels', data: relations({ officeDocument: 'xl/workbook.xml' }) },
    {
      name: 'xl/workbook.xml',
      data: `${head}<workbook xmlns="${main}" xmlns:r="${relationship}"><workbookPr date1904="${from1904 ? 1 : 0}"/><sheets><sheet name="A" sheetId="1" r:id="worksheet"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      data: relations({ worksheet: sheetPath, sharedStrings: 'sharedStrings.xml', styles: 'styles.xml' }),
    },
    {
      name: 'xl/styles.xml',
      data: `${head}<styleSheet xmlns="${main}"><numFmts>${codes.join('')}</numFmts><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`,
    },
    { name: 'xl/sharedStrings.xml', data: `${head}<sst xmlns="${main}">${strings}</sst>` },
    { name: 'xl/worksheets/sheet1.xml', data: sheet },
  ]
}

export const workbook = (parts: WorkbookParts, more: readonly Entry[] = []): Buffer =>
  zip([...partsOf(parts), ...more])
