import { cell } from '../../../records/imports/protocol/port.ts'

/** By what rows name tasks. */
export const taskName = {
  id: (id: string): string => `id ${id}`,
  reference: (source: string, externalId: string): string => `reference ${source} ${externalId}`,
  number: (projectId: string | null, number: number): string => `number ${projectId ?? ''} ${number}`,
}

/** What stands between semicolons. */
export const textsIn = (text: string | null | undefined): string[] =>
  (cell(text) ?? '').split(';').flatMap(each => cell(each) ?? [])
