/** Whether exactly one half of an external reference is given. */
export const isHalfReference = ({
  externalSource,
  externalId,
}: {
  readonly externalSource?: string | null | undefined
  readonly externalId?: string | null | undefined
}): boolean =>
  (externalSource === undefined) !== (externalId === undefined) ||
  (externalSource === null) !== (externalId === null)
