import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { payrollExportOperations } from '../../modules/payroll/payroll-exports/port.ts'
import { attachmentOperations, uploadKey } from '../../modules/records/attachments/port.ts'
import { workDayOperations } from '../../modules/time/work-days/port.ts'
import type { FileStorage } from '../../platform/files/storage.ts'
import type { BodyOf } from '../../platform/http/handler.ts'
import { addDays, type PlainDate } from '../../platform/vocabulary/dates.ts'
import type { Person } from '../companies/company.ts'
import type { Founded } from '../founding/founding.ts'
import { required } from '../required.ts'

const [width, height] = [480, 320]

type Colour = readonly [red: number, green: number, blue: number]

const wall: Colour = [222, 214, 202]
const copper: Colour = [184, 115, 51]
const lagging: Colour = [150, 158, 166]

/** Where pipes of a service shaft run, from top to bottom: the middle, half the width, and the colour. */
const pipes: readonly (readonly [middle: number, radius: number, colour: Colour])[] = [
  [90, 14, copper],
  [150, 14, copper],
  [270, 44, lagging],
  [400, 30, lagging],
]

/** A picture from a site: pipes before a wall. https://www.w3.org/TR/png-3/ */
function pictureOfPipes(): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows.set(colourAt(x, y), y * (1 + width * 3) + 1 + x * 3)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function colourAt(x: number, y: number): Colour {
  const pipe = pipes.find(([middle, radius]) => Math.abs(x - middle) <= radius)
  if (!pipe) return shaded(wall, y % 64 < 2 || (x + (y % 128 < 64 ? 0 : 60)) % 120 < 2 ? 0.85 : 1)
  const [middle, radius, colour] = pipe
  const isClamp = y % 150 > 132
  return shaded(
    isClamp ? [90, 90, 94] : colour,
    1 - 0.6 * (Math.abs(x - middle + radius / 3) / (radius * 1.4)),
  )
}

const shaded = ([red, green, blue]: Colour, light: number): Colour => [
  red * light,
  green * light,
  blue * light,
]

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const whole = Buffer.alloc(typed.length + 8)
  whole.writeUInt32BE(data.length, 0)
  whole.set(typed, 4)
  whole.writeUInt32BE(crc32(typed), typed.length + 4)
  return whole
}

/** Today somebody adds a picture from the site to their latest draft, and payroll a receipt to its newest batch. */
export async function addFiles(founded: Founded, files: FileStorage, today: PlainDate): Promise<void> {
  await addPicture(founded, files, today)
  await addReceipt(founded, files)
}

async function addPicture(founded: Founded, files: FileStorage, today: PlainDate): Promise<void> {
  const { company, office } = founded
  const query = { from: addDays(today, -30), to: today }
  for (const person of company.people.filter(({ work }) => work?.kind === 'site')) {
    const { items } = await office.as(person, workDayOperations.listOwnDays, { query })
    const draft = items.findLast(
      ({ id, status, workedMinutes }) => id && status === 'draft' && workedMinutes > 0,
    )
    if (!draft) continue
    const target = { type: 'work_day', id: required(draft.id, 'a written day') } as const
    const named = { fileName: 'putkikuilu.png', contentType: 'image/png', role: 'photo', target } as const
    return add(founded, files, person, named, pictureOfPipes())
  }
}

async function addReceipt(founded: Founded, files: FileStorage): Promise<void> {
  const { company, office } = founded
  const payroll = required(
    company.people.find(({ role }) => role === 'payroll'),
    'somebody in payroll',
  )
  const { items } = await office.as(payroll, payrollExportOperations.listBatches, { query: { limit: 1 } })
  const [batch] = items
  if (!batch) return
  const { id, periodStart, periodEnd } = batch
  const receipt = receiptPdf(['Palkka-aineiston kuitti', company.name, `Kausi ${periodStart} - ${periodEnd}`])
  const named = {
    fileName: `kuitti-${periodStart}.pdf`,
    contentType: 'application/pdf',
    role: 'receipt',
    target: { type: 'export_batch', id },
  } as const
  return add(founded, files, payroll, named, receipt)
}

type Announced = BodyOf<typeof attachmentOperations.create>

/** The service does not listen yet, so the bytes are put where its upload URL would put them. */
async function add(
  { id: orgId, office }: Founded,
  files: FileStorage,
  person: Person,
  named: Omit<Announced, 'size' | 'sha256'>,
  bytes: Buffer,
): Promise<void> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const body = { ...named, size: bytes.length, sha256 }
  const { id } = await office.as(person, attachmentOperations.create, { body })
  await files.write(uploadKey(orgId, id), bytes)
  await office.as(person, attachmentOperations.finalize, { params: { id } })
}

/** A receipt of a page as PDF: https://pdfa.org/resource/iso-32000-2/. The text is Latin-1. */
function receiptPdf(lines: readonly string[]): Buffer {
  const text = lines.map(line => `(${line.replaceAll(/[\\()]/g, String.raw`\$&`)}) Tj T*`).join('\n')
  const stream = `BT /F1 12 Tf 18 TL 50 780 Td\n${text}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let document = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = document.length
    document += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return Buffer.from(
    `${document}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${document.length}\n%%EOF\n`,
    'latin1',
  )
}
