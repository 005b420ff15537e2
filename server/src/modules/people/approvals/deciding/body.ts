import { isDeepStrictEqual } from 'node:util'
import type { DecisionItem } from './shapes.ts'
import type { Way } from './slots.ts'

/** Whether the body of the own operation has a field. */
export const hasField = ({ operation }: Way, field: string): boolean =>
  field in ((operation.body as { readonly properties?: object } | undefined)?.properties ?? {})

/** What is sent to the own operation. What it does not know is sent all the same, so that it refuses it. */
export const bodyOf = (
  way: Way,
  { kind: _kind, subjectId: _id, decision: _decision, expectedUpdatedAt, ...fields }: DecisionItem,
): Readonly<Record<string, unknown>> => ({
  ...way.says,
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) =>
      value === undefined ? [] : [[way.fields[field] ?? field, value]],
    ),
  ),
  ...(expectedUpdatedAt !== undefined && hasField(way, 'expectedUpdatedAt') && { expectedUpdatedAt }),
})

/** What the item calls a field of the body. */
export const fieldOfItem = ({ fields }: Way, field: string): string =>
  Object.entries(fields).find(([, name]) => name === field)?.[0] ?? field

/** Whether a batch of a family says the same of two items. */
export const saysTheSame = (one: DecisionItem, other: DecisionItem): boolean =>
  isDeepStrictEqual(saidOnce(one), saidOnce(other))

const saidOnce = ({ subjectId: _id, expectedUpdatedAt: _read, ...said }: DecisionItem) => said
