import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { exitCodes } from '../../lifecycle/exit-codes.ts'
import { modules } from '../../modules/index.ts'
import { importRegisters } from '../../modules/records/imports/port.ts'
import type { TableColumn } from '../../platform/contract/table.ts'
import { contributionsOf } from '../../platform/module.ts'
import { noValue } from '../../platform/tables/cell-errors.ts'
import type { TableLine } from '../../platform/tables/document.ts'
import { type Header, readHeader, refusedHeading } from '../../platform/tables/header.ts'
import { readTable } from '../../platform/tables/read-table.ts'
import { writeTable } from '../../platform/tables/write-table.ts'
import { limits } from '../../platform/vocabulary/limits.ts'
import { type Circumstances, type Outcome, UsageError } from '../command.ts'
import { connectionOf } from '../local-webhooks/connection.ts'
import { patiently } from '../local-webhooks/event-log.ts'
import { printable } from '../local-webhooks/printable.ts'
import { ask, type Service } from '../local-webhooks/service.ts'
import { partName, progressOf, type RowResult } from './history.ts'
import { type DryRunParts, dryRunPartsOf, type Part, partsOf } from './parts.ts'

interface Wanted {
  readonly file?: string | undefined
  readonly 'dry-run'?: boolean
  readonly mode?: string | undefined
  readonly 'errors-to'?: string | undefined
  readonly level?: string | undefined
  readonly 'link-by-code'?: boolean
  readonly url?: string | undefined
  readonly key?: string | undefined
}

/** Imports a file part by part, and goes on where an interrupted import of the same file ended. */
export async function importTable(
  register: string,
  given: Readonly<Record<string, unknown>>,
  circumstances: Circumstances,
): Promise<Outcome> {
  const wanted = given as Wanted
  const { file } = wanted
  if (file === undefined) throw new UsageError('The file to import must be named, such as people.csv.')
  const service = await connectionOf({ url: wanted.url, key: wanted.key }, circumstances)
  const known = contributionsOf(modules)(importRegisters).find(each => each.register === register)
  if (!known) throw new UsageError(`Nothing is imported into “${register}”.`)
  const table = await readTableFile(file, known.columns)
  const errorsTo = wanted['errors-to']
  const refusedFile = errorsTo === undefined ? undefined : await newFile(errorsTo)
  try {
    const { parts, uncertain } = wantedParts(table, wanted)
    const sending = { register, wanted, table, parts, service, file: basename(file) }
    const results = await sendParts(sending, circumstances)
    const refused = results.filter(({ status }) => status === 'error')
    await refusedFile?.writeFile(await tableOfRefused(table, refused))
    return outcomeOf(results, refused, { register, file, dryRun: wanted['dry-run'] === true, uncertain })
  } finally {
    await refusedFile?.close()
  }
}

/** Never one that is there: it might be the table itself. */
const newFile = (path: string) =>
  open(path, 'wx').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(
      error.code === 'EEXIST'
        ? `“${path}” is there already.`
        : `“${path}” cannot be written (${error.code}).`,
    )
  })

const wantedParts = ({ lines, header }: TableFile, wanted: Wanted): DryRunParts =>
  wanted['dry-run']
    ? dryRunPartsOf(lines, header, limits.importRows)
    : { parts: partsOf(lines, header, limits.importRows), uncertain: [] }

interface Sending {
  readonly register: string
  readonly wanted: Wanted
  readonly table: TableFile
  readonly parts: readonly Part[]
  readonly service: Service
  readonly file: string
}

async function sendParts(sending: Sending, { terminal, interrupted }: Circumstances): Promise<RowResult[]> {
  const { register, wanted, table, parts, service, file } = sending
  const options = optionsOf(wanted)
  const digest = createHash('sha256')
    .update(JSON.stringify([register, options, table.sha256]))
    .digest('hex')
    .slice(0, 16)
  const { done, after } = wanted['dry-run']
    ? { done: [], after: null }
    : await progressOf(service, register, digest, interrupted)
  const results = done.flat()
  if (done.length > 0)
    terminal.tell(`${done.length} of ${parts.length} parts were imported before; going on.`)
  const outage = {
    away: (reason: string) => terminal.tell(`${reason} Waiting.`),
    back: () => terminal.tell('The service is back.'),
  }
  for (const [index, { met, lines }] of parts.entries()) {
    if (index < done.length) continue
    interrupted.throwIfAborted()
    const filename = partName(file, index + 1, parts.length, digest)
    const query = new URLSearchParams({ ...options, filename })
    const csv = await writeTable(partOf(table, [...met, ...lines]), 'csv', register)
    // A command that was killed may have sent the part already: it is carried out once.
    const idempotencyKey = createHash('sha256')
      .update(JSON.stringify([service.key, filename, after]))
      .digest('hex')
    const post = () =>
      ask(service, `/v1/imports/${register}?${query}`, {
        method: 'POST',
        csv,
        ...(wanted['dry-run'] ? {} : { idempotencyKey }),
        signal: interrupted,
      })
    const { body } = await patiently(post, outage, interrupted, ({ answered }) => answered)
    results.push(...(body as { readonly results: readonly RowResult[] }).results.slice(met.length))
    terminal.progress(progressLine(results.length, table.lines.length))
  }
  terminal.progress(null)
  // The service counts within each part.
  return results.map((result, index) => ({ ...result, index }))
}

const optionsOf = (wanted: Wanted): Record<string, string> => ({
  ...(wanted.level !== undefined && { level: wanted.level }),
  ...(wanted.mode !== undefined && { mode: wanted.mode }),
  ...(wanted['link-by-code'] && { linkByCode: 'true' }),
  ...(wanted['dry-run'] && { dryRun: 'true' }),
})

/**
 * The part as a table of its own, in which each row says its line in the file. What stands beyond the header is sent along
 * in columns without a name, and a cell without a value as one, so that the service refuses their rows.
 */
const partOf = ({ heading, header }: TableFile, lines: readonly TableLine[]): string[][] => {
  const width = Math.max(heading.cells.length, ...lines.map(({ cells }) => cells.length))
  const whole = (cellAt: (place: number) => string | undefined) =>
    Array.from({ length: width }, (_, place) => (place === header.lineColumn ? '' : (cellAt(place) ?? '')))
  return [
    [...whole(place => heading.cells[place]), 'line'],
    ...lines.map(({ cells, faults, line }) => [
      ...whole(place => cells[place] || (faults?.has(place) ? noValue : '')),
      String(line),
    ]),
  ]
}

const barWidth = 30

function progressLine(done: number, all: number): string {
  const filled = Math.round((done / all) * barWidth)
  return `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)} ${done} of ${all} rows`
}

/** The refused rows as they stood, with why, so that they can be mended and imported. */
function tableOfRefused({ heading, lines }: TableFile, refused: readonly RowResult[]): Promise<Uint8Array> {
  const byLine = new Map(lines.map(each => [each.line, each]))
  const rows = refused.map(result => {
    const { cells = [] } = byLine.get(result.line ?? 0) ?? {}
    return [...heading.cells.map((_, place) => cells[place] ?? ''), reasonOf(result)]
  })
  return writeTable([[...heading.cells, refusedHeading], ...rows], 'csv', 'refused')
}

const reasonOf = ({ column, field, code, detail }: RowResult): string =>
  [column ?? field, code, detail].filter(part => part !== undefined).join(': ')

interface Told {
  readonly register: string
  readonly file: string
  readonly dryRun: boolean
  readonly uncertain: DryRunParts['uncertain']
}

function outcomeOf(
  results: readonly RowResult[],
  refused: readonly RowResult[],
  { register, file, dryRun, uncertain }: Told,
): Outcome {
  const count = (status: RowResult['status']) => results.filter(result => result.status === status).length
  const [created, updated, unchanged] = [count('created'), count('updated'), count('unchanged')]
  const counts = `${created} created, ${updated} updated, ${unchanged} unchanged, ${refused.length} refused`
  return {
    result: {
      register,
      file,
      dryRun,
      created,
      updated,
      unchanged,
      refused: refused.length,
      uncertain: uncertain.map(({ line }) => line),
      errors: refused,
    },
    text: [
      ...refused.map(each => printable(`${file}:${each.line ?? '?'}: ${reasonOf(each)}`)),
      dryRun ? `Nothing was written. It would be: ${counts}.` : `${counts}.`,
      ...(uncertain.length > 0 ? [uncertainText(uncertain)] : []),
    ].join('\n'),
    exitCode: refused.length > 0 ? exitCodes.rowsRefused : exitCodes.stopped,
  }
}

const uncertainText = (lines: DryRunParts['uncertain']): string =>
  `Of ${lines.length} rows, the first in line ${lines[0]?.line}, it may turn out otherwise: each depends on more than ` +
  `${limits.importRows / 2} rows before it, which a dry run cannot send along.`

/** A table that was read whole: nothing is sent of one that cannot be read to its end. */
interface TableFile {
  readonly heading: TableLine
  readonly header: Header
  readonly lines: readonly TableLine[]
  /** Of its bytes, hex. */
  readonly sha256: string
}

/** Throws `UsageError` where there is no such file, and `RequestRefused` for what is no table of the columns. */
async function readTableFile(path: string, columns: readonly TableColumn[]): Promise<TableFile> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) throw new UsageError(`There is no file “${path}”.`)
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer)
  const format = /\.xls[xm]$/i.test(path) ? 'xlsx' : 'csv'
  let heading: TableLine | undefined
  let header: Header | undefined
  const lines: TableLine[] = []
  for await (const line of readTable({ path }, format)) {
    if (heading) lines.push(line)
    else {
      header = readHeader(line, columns)
      heading = line
    }
  }
  if (!heading || !header) throw new UsageError(`“${path}” is empty; its first line names the columns.`)
  return { heading, header, lines, sha256: hash.digest('hex') }
}
