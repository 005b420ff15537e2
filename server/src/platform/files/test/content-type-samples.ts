import sharp from 'sharp'
import { zip } from './zip.ts'

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
const latin1 = (text: string) => Buffer.from(text, 'latin1')
const ooxml = 'application/vnd.openxmlformats-officedocument'
const odf = 'application/vnd.oasis.opendocument'

const office = (part: string, type: string) =>
  zip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="${type}.main+xml"/></Types>`,
    [part]: '<x/>',
  })
const openDocument = (type: string) => zip({ mimetype: type, 'content.xml': '<x/>' })

/** Bytes of every kind, with the type that they are of. */
export const samples: readonly (readonly [name: string, bytes: Buffer | string, type: string])[] = [
  ['a JPEG picture', await picture.jpeg().toBuffer(), 'image/jpeg'],
  ['a PNG picture', await picture.png().toBuffer(), 'image/png'],
  ['a GIF picture', await picture.gif().toBuffer(), 'image/gif'],
  ['a WebP picture', await picture.webp().toBuffer(), 'image/webp'],
  ['an AVIF picture', await picture.avif().toBuffer(), 'image/avif'],
  ['a TIFF picture', await picture.tiff().toBuffer(), 'image/tiff'],
  ['a HEIC picture', latin1('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'image/heic'],
  ['a BMP picture', latin1(`BM\x36\0\0\0\0\0\0\0\x36\0\0\0${'\0'.repeat(60)}`), 'image/bmp'],
  ['a PDF', latin1('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n\0'), 'application/pdf'],
  ['a PDF without other than letters', '%PDF-1.4\n1 0 obj\n<<>>\nendobj\n', 'application/pdf'],
  [
    'a Word document',
    office('word/document.xml', `${ooxml}.wordprocessingml.document`),
    `${ooxml}.wordprocessingml.document`,
  ],
  [
    'an Excel workbook',
    office('xl/workbook.xml', `${ooxml}.spreadsheetml.sheet`),
    `${ooxml}.spreadsheetml.sheet`,
  ],
  [
    'a PowerPoint',
    office('ppt/presentation.xml', `${ooxml}.presentationml.presentation`),
    `${ooxml}.presentationml.presentation`,
  ],
  ['an OpenDocument text', openDocument(`${odf}.text`), `${odf}.text`],
  ['an OpenDocument sheet', openDocument(`${odf}.spreadsheet`), `${odf}.spreadsheet`],
  ['an OpenDocument presentation', openDocument(`${odf}.presentation`), `${odf}.presentation`],
  ['an archive', zip({ 'a.txt': 'hello' }), 'application/zip'],
  [
    'a Word document from before 2007',
    latin1(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${'\0'.repeat(600)}`),
    'application/x-cfb',
  ],
  ['rich text', '{\\rtf1\\ansi hello}', 'application/rtf'],
  ['no bytes', '', 'text/plain'],
  ['text', 'Mittari 4711 näyttää 0.\n', 'text/plain'],
  ['text that begins as a BMP picture does', 'BMW;Audi\n1;2\n', 'text/plain'],
  ['text of Windows', latin1('Nimi;M\xe4\xe4r\xe4\r\n\xc4\xe4nekoski;1\r\n'), 'text/plain'],
  ['text in UTF-16', Buffer.from('\ufeffÄänekoski;1', 'utf16le'), 'text/plain'],
  ['text with a mark', '\ufeffNimi;Määrä', 'text/plain'],
  ['text with a comparison', '< 3 tuntia\n', 'text/plain'],
  ['JSON', '{"a": 1}', 'text/plain'],
  ['a mail', 'Received: from a by b\nSubject: Hei\n\nHei\n', 'text/plain'],
  ['a calendar', 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\n', 'text/calendar'],
  ['a business card', 'BEGIN:VCARD\r\nVERSION:4.0\r\n', 'text/vcard'],
  ['XML', '<?xml version="1.0"?>\n<!-- a --><Finvoice Version="3.0"/>', 'application/xml'],
  ['XML without declaration', '\n<Document xmlns="urn:iso"/>', 'application/xml'],
  ['HTML', '\n <!DOCTYPE html><title>x</title>', 'text/html'],
  ['HTML without type', '<!-- a -->\n<ScRiPt>alert(1)</script>', 'text/html'],
  ['XHTML', '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>', 'text/html'],
  ['HTML in UTF-16', Buffer.from('\ufeff<script>alert(1)</script>', 'utf16le'), 'text/html'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
  [
    'SVG behind everything that may come first',
    '\ufeff<?xml version="1.0"?>\n<!-- a --><!DOCTYPE svg [<!ENTITY a "<b>">]>\n<s:svg xmlns:s="http://www.w3.org/2000/svg"/>',
    'image/svg+xml',
  ],
  [
    'bytes of nobody',
    latin1('\x01\x02\x03\x04 nothing that anybody knows \0\x05'),
    'application/octet-stream',
  ],
]
