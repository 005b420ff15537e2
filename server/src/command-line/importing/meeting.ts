import type { TableLine } from '../../platform/tables/document.ts'
import { folded } from '../../platform/tables/folded.ts'
import type { Header } from '../../platform/tables/header.ts'
import { readRow, type TableRow } from '../../platform/tables/rows.ts'
import { memberOf } from './members-of-days.ts'

/** By which column a row names another that comes before it. */
export const before: Readonly<Record<string, string>> = { parentCode: 'code', managerEmail: 'email' }

/** What tells records apart: rows that say the same may mean one. */
const names = [['code'], ['email'], ['payrollNumber'], ['externalSource', 'externalId']] as const

/** What a record goes by where a row says none of `unless`. */
const likenesses = [
  { by: ['name'], unless: ['code', 'email'] },
  { by: ['title', 'customerId', 'customerCode', 'customerExternalId'], unless: ['externalId'] },
  {
    by: ['cardCode', 'projectCode', 'customerCode', 'memberEmail', 'projectRoleCode', 'entryTypeCode'],
    unless: [],
  },
] as const

/** What rows name that the first row which says more of it may make. */
const heads = [{ by: 'cardCode', says: 'cardName' }] as const

/** Lines that are sent together: one, or those of a member's date. */
export type Unit = readonly TableLine[]

/**
 * For each unit the places of those before it on which its result may depend: of the same record, of the record that comes
 * before its own, and of the shift over midnight that reaches into its day or that its own would reach.
 */
export function metBefore(units: readonly Unit[], header: Header, areDays: boolean): readonly number[][] {
  const meeting = areDays ? meetingDays() : meetingRecords()
  return units.map((unit, place) => {
    const rows = unit.map(line => readRow(line, header))
    return [...new Set(meeting(rows, place))].filter(other => other < place)
  })
}

type Meeting = (rows: readonly TableRow[], place: number) => number[]

function meetingRecords(): Meeting {
  // The last place is enough: it leads to the one before it.
  const last = new Map<string, number>()
  const first = new Map<string, number>()
  const alike = new Map<string, { readonly place: number; readonly isAlone: boolean }[]>()
  return ([row], place) => {
    if (!row) return []
    const own = names.flatMap(columns => keyOf(row, columns) ?? [])
    const needed = Object.entries(before).flatMap(([below, name]) => keyOf(row, [below], [name]) ?? [])
    const met = [...own, ...needed].flatMap(key => last.get(key) ?? [])
    for (const key of own) last.set(key, place)
    for (const { by, says } of heads) {
      const key = keyOf(row, [by])
      if (key === undefined) continue
      met.push(first.get(key) ?? place)
      if (row[says] !== undefined && !first.has(key)) first.set(key, place)
    }
    for (const { by, unless } of likenesses) {
      const key = row[by[0]] === undefined ? undefined : keyOf(row, by)
      if (key === undefined) continue
      const isAlone = unless.every(column => row[column] === undefined)
      const others = alike.get(key) ?? []
      met.push(...others.filter(other => isAlone || other.isAlone).map(other => other.place))
      alike.set(key, [...others, { place, isAlone }])
    }
    return met
  }
}

/** What a row says in columns, as a text for all rows that say the same; undefined where it says nothing in them. */
function keyOf(
  row: TableRow,
  columns: readonly string[],
  as: readonly string[] = columns,
): string | undefined {
  const said = columns.map(column => row[column])
  if (said.every(value => value === undefined)) return undefined
  return JSON.stringify([as, said.map(value => folded(String(value ?? '')))])
}

function meetingDays(): Meeting {
  const days = new Map<string, { readonly place: number; readonly reachesOn: boolean }>()
  return (rows, place) => {
    const [row] = rows
    const date = plainDate(row?.['date'])
    if (!row || !date) return []
    const on = (days: number) => JSON.stringify([memberOf(row), date.add({ days }).toString()])
    const reachesOn = rows.some(isOverMidnight)
    const [dayBefore, dayAfter] = [days.get(on(-1)), days.get(on(1))]
    days.set(on(0), { place, reachesOn })
    return [
      ...(dayBefore?.reachesOn ? [dayBefore.place] : []),
      ...(dayAfter && reachesOn ? [dayAfter.place] : []),
    ]
  }
}

function isOverMidnight({ startMinutes: start, endMinutes: end }: TableRow): boolean {
  return typeof start === 'number' && typeof end === 'number' && (end < start || end > 1440)
}

function plainDate(text: unknown): Temporal.PlainDate | undefined {
  try {
    return Temporal.PlainDate.from(String(text))
  } catch {
    return undefined
  }
}
