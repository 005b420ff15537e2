import { Picture, type Question } from './question.ts'
import type { TenantDb } from './tenant-db.ts'

/** A read that is sent at once, or on a picture is a question among others. */
export interface Asking<Args extends readonly unknown[], T> {
  (picture: Picture, ...args: Args): Question<T>
  (db: TenantDb, ...args: Args): Promise<T>
}

/** Lets a question be run by itself too. */
export const asking = <const Args extends readonly unknown[], T>(
  question: (picture: Picture, ...args: Args) => Question<T>,
): Asking<Args, T> => {
  const read = (db: Picture | TenantDb, ...args: Args) =>
    db instanceof Picture ? question(db, ...args) : db.ask(picture => question(picture, ...args))
  return read as Asking<Args, T>
}
