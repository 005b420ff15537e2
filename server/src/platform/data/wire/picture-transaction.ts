import type { Statement } from './statement.ts'

export const beginPicture: Statement = {
  text: 'begin isolation level repeatable read, read only',
  values: [],
  opens: true,
}
export const endPicture: Statement = { text: 'rollback', values: [] }

export const opensTransaction = ({ opens = false }: Statement): boolean => opens
