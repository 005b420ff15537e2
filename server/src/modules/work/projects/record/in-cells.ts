import type { Id } from '../../../../platform/vocabulary/ids.ts'

interface Listed {
  readonly id: Id
  readonly code: string
  readonly template: boolean
}

/** The codes of the projects of a page whose rows are exported: a template is no project, and no import takes what is of it. */
export const projectCodes = (items: readonly Listed[]): ReadonlyMap<Id, string> =>
  new Map(items.flatMap(({ id, code, template }) => (template ? [] : [[id, code] as const])))
