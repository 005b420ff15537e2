import type { DecisionItem } from './shapes.ts'
import type { Way } from './slots.ts'

/** Whether the body of the own operation has a field. */
export const knows = ({ operation }: Way, field: string): boolean =>
  field in ((operation.body as { readonly properties?: object } | undefined)?.properties ?? {})

/** What is sent to the own operation. What it does not know is sent all the same, so that it refuses it. */
export const bodyOf = (
  way: Way,
  { reason, answeredByName, overrideReason, expectedUpdatedAt }: DecisionItem,
): Readonly<Record<string, unknown>> => ({
  ...way.says,
  ...(reason !== undefined && { [way.reasonField]: reason }),
  ...(answeredByName !== undefined && { [way.nameField]: answeredByName }),
  ...(overrideReason !== undefined && { overrideReason }),
  ...(expectedUpdatedAt !== undefined && knows(way, 'expectedUpdatedAt') && { expectedUpdatedAt }),
})

/** What the item calls a field of the body. */
export function fieldOfItem({ reasonField, nameField }: Way, field: string): string {
  if (field === reasonField) return 'reason'
  return field === nameField ? 'answeredByName' : field
}
