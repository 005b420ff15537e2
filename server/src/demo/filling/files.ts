import { createHash } from 'node:crypto'
import { attachmentOperations, uploadKey } from '../../modules/records/attachments/port.ts'
import { payrollExportOperations } from '../../modules/payroll/payroll-exports/port.ts'
import { workDayOperations } from '../../modules/time/work-days/port.ts'
import type { FileStorage } from '../../platform/files/storage.ts'
import type { BodyOf } from '../../platform/http/handler.ts'
import { addDays, type PlainDate } from '../../platform/vocabulary/dates.ts'
import type { Person } from '../companies/company.ts'
import type { Founded } from '../founding/founding.ts'
import { required } from '../required.ts'
import { pictureOfPipes } from './pictures.ts'
import { receiptPdf } from './receipt.ts'

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
