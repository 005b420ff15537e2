import { create } from 'xmlbuilder2'
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces.js'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import type { ExportBatch } from '../../batches/shapes.ts'
import type { NetvisorOptions } from '../../targets/netvisor-shapes.ts'
import { type CodedLine, paidMinutesOf } from './coded-line.ts'
import { decimalHours, decimalText } from './decimal-hours.ts'
import type { DocumentForm } from './csv-document.ts'
import { piecesOf } from './split.ts'

export const netvisorEncoding = 'iso-8859-15'

/** Hours of a member under one pay type and the same targets, of one date or of the period. */
interface Hours {
  readonly line: CodedLine
  readonly date: string
  readonly codes: ReadonlyMap<Id, string>
  minutes: number
}

/**
 * `workday.nv`: one element per member and date. Hours are always added (`increment`), because a correction comes as the
 * difference to what Netvisor has already.
 */
export function netvisorWorkdays(options: NetvisorOptions): DocumentForm {
  return documentOf('workday', 'workdayhour', options, {
    dateOf: line => line.workDate,
    date: (element, date) => element.ele('date', { format: 'ansi', method: 'increment' }).txt(date),
    amount(element, { line }, hours) {
      element.ele('hours').txt(hours)
      element.ele('collectorratio', { type: 'number' }).txt(line.code ?? '')
      element.ele('acceptancestatus').txt(options.acceptanceStatus)
      element.ele('description')
    },
  })
}

/** `payrollperiodcollector.nv`: one element per member, with the last day of the period. */
export function netvisorPeriods({ periodEnd }: ExportBatch, options: NetvisorOptions): DocumentForm {
  return documentOf('payrollperiodcollector', 'payrollratioline', options, {
    dateOf: () => periodEnd,
    date: (element, date) => element.ele('date', { format: 'ansi' }).txt(date),
    amount(element, { line }, hours) {
      element.ele('amount').txt(hours)
      element.ele('payrollratio', { type: 'number' }).txt(line.code ?? '')
    },
  })
}

interface Form {
  dateOf(line: CodedLine): string
  date(element: XMLBuilder, date: string): unknown
  amount(element: XMLBuilder, of: Hours, hours: string): void
}

const encoding = netvisorEncoding.toUpperCase()
const declaration = `<?xml version="1.0" encoding="${encoding}"?>`

const documentOf = (name: string, rowName: string, options: NetvisorOptions, form: Form): DocumentForm => ({
  opening: `${declaration}\n<root>\n`,
  separator: '\n',
  closing: '\n</root>\n',
  empty: `${declaration}\n<root/>\n`,
  piece(lines) {
    // A character that XML cannot hold, such as a control character, is nothing that a person wrote on purpose.
    const root = create({ version: '1.0', encoding, invalidCharReplacement: '' }).ele('root')
    return elementsOf(lines, options, form)
      .map(rows => {
        const element = root.ele(name)
        writeElement(element, rowName, rows, options, form)
        return element.toString({ prettyPrint: true, offset: 1 })
      })
      .join('\n')
  },
})

interface Numbered {
  readonly row: Hours
  readonly hours: string
}

/** The rows of each element: those of a member and a date. */
function elementsOf(lines: readonly CodedLine[], options: NetvisorOptions, form: Form): Numbered[][] {
  const rows = gathered(lines, options, form)
  const units = decimalHours(
    rows.map(({ line, minutes }) => paidMinutesOf(line, minutes)),
    decimals,
  )
  const numbered = rows.map((row, index) => ({ row, hours: decimalText(units[index] ?? 0, decimals, ',') }))
  const together = Map.groupBy(
    numbered,
    ({ row: { line, date } }) => `${line.membershipId} ${line.payrollNumber} ${date}`,
  )
  return [...together.values()]
}

function writeElement(
  element: XMLBuilder,
  rowName: string,
  rows: readonly Numbered[],
  options: NetvisorOptions,
  form: Form,
): void {
  const [first] = rows
  if (!first) return
  form.date(element, first.row.date)
  element
    .ele('employeeidentifier', {
      type: options.employeeIdentifier,
      defaultdimensionhandlingtype: options.defaultDimensions,
    })
    .txt(first.row.line.payrollNumber ?? '')
  for (const { row, hours } of rows) {
    const rowElement = element.ele(rowName)
    form.amount(rowElement, row, hours)
    for (const { dimensionId, name: dimensionName } of options.dimensions) {
      const code = row.codes.get(dimensionId)
      if (code === undefined) continue
      const dimension = rowElement.ele('dimension')
      dimension.ele('dimensionname').txt(dimensionName)
      dimension.ele('dimensionitem').txt(code)
    }
  }
}

const decimals = 2

/** What comes to nothing is left out: a correction that changed nothing has nothing to add. */
function gathered(lines: readonly CodedLine[], options: NetvisorOptions, { dateOf }: Form): Hours[] {
  const told = { levels: options.dimensions.map(({ dimensionId }) => dimensionId), all: false }
  const rows = new Map<string, Hours>()
  for (const { line, minutes, codes } of lines.flatMap(each => piecesOf(each, told))) {
    const date = dateOf(line)
    const { person, payType } = paidMinutesOf(line, minutes)
    const key = JSON.stringify([person, date, payType, told.levels.map(level => codes.get(level) ?? null)])
    const row = rows.get(key)
    if (row) row.minutes += minutes
    else rows.set(key, { line, date, codes, minutes })
  }
  return [...rows.values()].filter(({ minutes }) => minutes !== 0)
}
