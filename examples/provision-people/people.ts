import { parse } from 'csv-parse/sync'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** A row of the HR system's export. An empty cell is nothing. */
export interface PersonRow {
  readonly employeeNumber: string
  readonly firstNames: string
  readonly lastName: string
  readonly callingName: string
  /** Empty for who works on shared devices only. */
  readonly email: string
  readonly role: 'employee' | 'manager' | 'sales' | 'payroll' | 'hr'
  readonly unit: string
  readonly managerEmail: string
  /** The registry code of the company that employs the person. */
  readonly employer: string
  readonly worktimeModel: string
  readonly startDate: string
  readonly endDate: string
  readonly contract: 'permanent' | 'fixed_term'
  readonly basis: '' | 'justified_reason' | 'no_reason' | 'long_term_unemployed'
  readonly grounds: string
  readonly pay: 'monthly' | 'hourly'
  readonly title: string
  readonly locale: 'fi' | 'sv' | 'en'
  readonly phone: string
}

export const columns = [
  'employeeNumber',
  'firstNames',
  'lastName',
  'callingName',
  'email',
  'role',
  'unit',
  'managerEmail',
  'employer',
  'worktimeModel',
  'startDate',
  'endDate',
  'contract',
  'basis',
  'grounds',
  'pay',
  'title',
  'locale',
  'phone',
] as const satisfies readonly (keyof PersonRow)[]

const data = resolve(import.meta.dirname, '../data')
export const peopleFile = resolve(data, '2026-11-people.csv')
export const changesFile = resolve(data, '2026-12-people-changed.csv')

/** The people of an export, names composed as the service keeps them. */
export const peopleIn = (file: string): PersonRow[] =>
  parse(readFileSync(file, 'utf8').normalize('NFC'), { columns: true, delimiter: ';', bom: true, trim: true })

/** The export a month later: the same people, some rows of whom read otherwise. */
export function withChanges(people: readonly PersonRow[], changed: readonly PersonRow[]): PersonRow[] {
  const changes = new Map(changed.map(row => [row.employeeNumber, row]))
  return people.map(row => changes.get(row.employeeNumber) ?? row)
}
