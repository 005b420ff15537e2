import type { TableFormat, TableOptions } from '../../../../platform/contract/table.ts'
import { BodyReading } from '../../../../platform/http/bodies/reading.ts'
import { columnMapIn } from '../../../../platform/http/table-request.ts'
import type { Services } from '../../../../platform/services.ts'
import type { TableOfRows } from '../../../../platform/tables/rows.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import type { ImportRegister } from '../register.ts'

const readings = new WeakMap<Services, BodyReading>()

/** The thread in which the service reads the tables of jobs: whoever sends small requests does not wait for a long table. */
function readingOf(services: Services): BodyReading {
  const known = readings.get(services)
  if (known) return known
  const made = new BodyReading(services.log)
  readings.set(services, made)
  return made
}

export const stopReading = async (services: Services): Promise<void> => readings.get(services)?.close()

interface SentTable extends TableOptions {
  readonly file: string
  readonly format: TableFormat
}

/** The rows of a table. Throws the refusal of one that cannot be read. */
export const readTable = (
  services: Services,
  { columns }: ImportRegister,
  { file, format, ...options }: SentTable,
): Promise<TableOfRows> =>
  readingOf(services).readTable({
    ...{ bytes: Buffer.from(file, 'base64'), format, charset: undefined, columns, options },
    most: limits.importJob.rows,
    map: columnMapIn(options.columnMap),
  })
