import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** A grant by its organisation and id: what the authorization server takes for a grant's id. */
export interface GrantPlace {
  readonly orgId: Id
  readonly grantId: Id
}

export const grantName = ({ orgId, grantId }: GrantPlace): string => `${orgId}.${grantId}`

/** Throws for a name that we did not give. */
export function grantPlace(name: string | undefined): GrantPlace {
  const [orgId, grantId] = name?.split('.') ?? []
  if (!orgId || !grantId) throw new Error('a grant is named by its organisation and id')
  return { orgId, grantId }
}
