import { gunzipSync } from 'node:zlib'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import type { ExportBatch } from '../batches/shapes.ts'
import { textOf } from '../deliveries/rendition/encodings.ts'
import type { Rendition } from '../deliveries/rendition/rendition.ts'
import type { ExportDelivery } from '../deliveries/shapes.ts'
import type { LineRow } from '../lines/store.ts'
import { csvDefaults, type CsvOptions } from '../targets/csv-shapes.ts'
import { netvisorDefaults, type NetvisorOptions } from '../targets/netvisor-shapes.ts'
import type { Target } from '../targets/target.ts'

export const now = '2026-11-02T08:00:00.000Z'
export const earlier = '2026-11-01T08:00:00.000Z'
export const making = { now, timeZone: 'Europe/Helsinki' }

export const batch = (change: Partial<ExportBatch> = {}): ExportBatch => ({
  id: newId(),
  employerId: null,
  groupId: null,
  periodStart: '2026-10-01',
  periodEnd: '2026-10-31',
  state: 'created',
  dayCount: 1,
  lineCount: 2,
  nothingToDeliver: false,
  snapshotHash: '00',
  totals: [{ kind: 'normal', compensation: 'paid', minutes: 450 }],
  warnings: [],
  createdAt: earlier,
  createdByMembershipId: newId(),
  deliveredAt: null,
  cancelledAt: null,
  updatedAt: earlier,
  ...change,
})

export const target = (change: Partial<Target> = {}): Target => ({
  id: newId(),
  name: 'Payroll bureau',
  transport: 'https',
  format: 'json',
  url: 'https://payroll.example.com/hours',
  sftp: null,
  payTypeCodes: {},
  csv: null,
  netvisor: null,
  fileName: null,
  active: true,
  createdAt: earlier,
  updatedAt: earlier,
  ...change,
})

export const download = (change: Partial<Target> = {}): Target =>
  target({ transport: 'download', url: null, ...change })

export const sftpTarget = (change: Partial<Target> = {}): Target =>
  target({
    transport: 'sftp',
    url: null,
    sftp: {
      host: 'sftp.example.com',
      port: 22,
      username: 'konttori',
      hostKeys: [`SHA256:${'a'.repeat(43)}`],
      directory: '/in',
      authentication: 'password',
    },
    ...change,
  })

export const csvTarget = (csv: Partial<CsvOptions> = {}, payTypeCodes: Target['payTypeCodes'] = {}) =>
  download({ format: 'csv', csv: { ...csvDefaults, ...csv }, payTypeCodes })

export const netvisorTarget = (
  format: 'netvisor_workday' | 'netvisor_payrollperiodcollector',
  netvisor: Partial<NetvisorOptions> = {},
  payTypeCodes: Target['payTypeCodes'] = {},
) => download({ format, netvisor: { ...netvisorDefaults, ...netvisor }, payTypeCodes })

export const delivery = (change: Partial<ExportDelivery> = {}): ExportDelivery => ({
  id: newId(),
  batchId: newId(),
  targetId: newId(),
  transport: 'https',
  format: 'json',
  state: 'delivering',
  fileName: 'payroll.json',
  contentType: 'application/json',
  encoding: 'utf-8',
  sha256: '00',
  byteCount: 2,
  attempts: [],
  nextAttemptAt: earlier,
  createdAt: earlier,
  createdByMembershipId: newId(),
  deliveredAt: null,
  failedAt: null,
  updatedAt: earlier,
  ...change,
})

export const line = (change: Partial<LineRow> = {}): LineRow => ({
  id: newId(),
  batchId: newId(),
  position: 0,
  membershipId: newId(),
  payrollNumber: '1042',
  workDate: '2026-10-14',
  workDayId: newId(),
  countedFrom: null,
  kind: 'normal',
  compensation: 'paid',
  payTypeCode: null,
  leftOut: false,
  entryTypeId: null,
  dayTypeId: null,
  minutes: 450,
  creditBp: 10000,
  fromMinutes: null,
  toMinutes: null,
  parts: [],
  ruleId: newId(),
  ruleVersionId: newId(),
  explain: '450 min: normal work.',
  explanation: null,
  correctionOfBatchId: null,
  correctionOfLineId: null,
  correctionSign: null,
  ...change,
})

/** The text of a document. */
export const documentOf = ({ compressed, encoding }: Rendition): string =>
  textOf(gunzipSync(compressed), encoding)
