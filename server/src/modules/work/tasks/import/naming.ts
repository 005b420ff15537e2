import { cell } from '../../../records/imports/protocol/port.ts'

/** By what rows name tasks. */
export const taskName = {
  id: (id: string): string => `id ${id}`,
  number: (projectId: string | null, number: number): string => `number ${projectId ?? ''} ${number}`,
}

/** What stands between semicolons. */
export const textsIn = (text: string): string[] => text.split(';').flatMap(each => cell(each) ?? [])
