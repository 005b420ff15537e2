import type { RawBuilder } from 'kysely'
import type { Asker } from '../../../platform/names.ts'
import type { StarterNames } from '../../../platform/vocabulary/starter-names.ts'
import type { Spelling } from './question.ts'

/** A table that `makeSearchable` has made findable. */
export interface Source {
  readonly table: string
  /** The part of it that has these texts. */
  readonly part?: string
  /** The column with the id of the record; `id` when left out. */
  readonly id?: string
  /**
   * Which rows the asker may find a record by. A condition over the table as `s` reaches them by an index, never by looking at
   * all that match: how long a search takes must not tell of rows that the asker may not know of.
   */
  rows(asker: Asker): 'all' | 'none' | RawBuilder<boolean>
  /** The fields in the folded text by their names in the interface, as expressions over the record `r`. */
  fields(asker: Asker): Readonly<Record<string, RawBuilder<unknown>>>
  /** How a question is written in this table besides, if it can be. */
  spelling?(text: string): Spelling | undefined
}

/** What a family contributes for one kind of record, as expressions over the record's table as `r`. */
export interface Searched {
  readonly type: string
  /** Where the record itself is. */
  readonly table: string
  title(asker: Asker): RawBuilder<unknown>
  /** What those that every organisation begins with are called beside their ids, by the column `code`; they are found by what is kept. */
  readonly starters?: StarterNames
  subtitle?(asker: Asker): RawBuilder<unknown>
  code?(asker: Asker): RawBuilder<unknown>
  active(asker: Asker): RawBuilder<boolean>
  /** Which records there are at all: not those that are deleted. */
  readonly present?: RawBuilder<boolean>
  readonly sources: readonly [Source, ...Source[]]
}
