import {
  accept,
  type Accepted,
  type AuditFact,
  isRefused,
  refuse,
  said,
} from '../../../../platform/vocabulary/decision.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { CustomerFact } from '../announcements.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import type { CustomerRecord } from '../record.ts'
import * as customers from '../rules.ts'
import type { CustomerPatch } from '../shapes.ts'
import { type ChangeCode, changeErrors } from './codes.ts'
import type { ChangeResult, WantedChange } from './contract.ts'

interface Named {
  readonly customerId: Id
  readonly expectedUpdatedAt?: string
}

/** What the change refers to and is in use. */
export interface InUse {
  readonly isOwner: boolean
  readonly isGroup: boolean
  readonly tags: ReadonlySet<Id>
}

interface Circumstances {
  readonly now: Instant
  readonly mayInvoice: boolean
  readonly inUse: InUse
  readonly unchangedSince: (expected: string | undefined, updatedAt: Instant) => boolean
}

interface ChangedCustomer {
  readonly before: CustomerRecord
  readonly after: CustomerRecord
}

export interface ChangedMany {
  readonly results: readonly ChangeResult[]
  readonly changes: readonly ChangedCustomer[]
}

type Fact = CustomerFact<'customer.updated'>

/** Changes customers one by one, by the rules of a single change; one that is named twice is as it was left the second time. */
export function changeMany(
  named: readonly Named[],
  change: WantedChange,
  found: readonly CustomerRecord[],
  at: Circumstances,
): Accepted<ChangedMany, Fact> {
  const present = new Map(found.map(customer => [customer.id, customer]))
  const facts: Fact[] = []
  const audit: AuditFact[] = []
  const results = named.map(({ customerId, expectedUpdatedAt }, index): ChangeResult => {
    const customer = present.get(customerId.toLowerCase())
    const decision = customer
      ? changed(customer, change, expectedUpdatedAt, at)
      : refuse('customer_not_found', 'No customer of the organisation has this id.')
    if (isRefused(decision)) {
      const { detail } = decision
      return { index, customerId, status: 'error', code: codeOf(decision.refusal), detail }
    }
    present.set(decision.state.id, decision.state)
    facts.push(...decision.facts)
    audit.push(...decision.audit)
    const status = decision.state === customer ? 'unchanged' : 'changed'
    return { index, customerId, status, code: null, detail: null }
  })
  const changes = found.flatMap(before => {
    const after = present.get(before.id)
    return after && after !== before ? [{ before, after }] : []
  })
  return accept({ results, changes }, { facts, audit })
}

function changed(
  customer: CustomerRecord,
  { addTags, removeTags, ...fields }: WantedChange,
  expectedUpdatedAt: string | undefined,
  { now, mayInvoice, inUse, unchangedSince }: Circumstances,
) {
  const patch = { ...lowered(fields), ...tagsOf(customer, addTags, removeTags) }
  const decision = customers.update(customer, patch, {
    ...{ now, mayInvoice, versionGiven: true, codeHolder: null, referenceHolder: null },
    unchanged: unchangedSince(expectedUpdatedAt, customer.updatedAt),
    missing: missingIn(customer, patch, inUse),
    custom: { values: customer.customFields },
  })
  const isTooMany = (patch.tags?.length ?? 0) > Math.max(limits.tagsOfCustomer, customer.tags.length)
  return !isRefused(decision) && isTooMany
    ? refuse(
        'customer_tag_limit_reached',
        said`The customer would have more than ${{ maximum: limits.tagsOfCustomer }} tags.`,
      )
    : decision
}

const lowered = ({ ownerMembershipId, customerGroupId }: WantedChange) => ({
  ...(ownerMembershipId !== undefined && { ownerMembershipId: ownerMembershipId?.toLowerCase() ?? null }),
  ...(customerGroupId !== undefined && { customerGroupId: customerGroupId?.toLowerCase() ?? null }),
})

/** The tags as they are to be; nothing where nothing is said of them. */
function tagsOf({ tags }: CustomerRecord, added: readonly Id[] = [], removed: readonly Id[] = []) {
  if (added.length === 0 && removed.length === 0) return {}
  const gone = new Set(removed.map(id => id.toLowerCase()))
  const gets = added.map(id => id.toLowerCase())
  return { tags: [...new Set([...tags.filter(id => !gone.has(id)), ...gets])] }
}

/** What the change refers to and is not in use; what the customer has already it may keep. */
function missingIn(
  customer: CustomerRecord,
  patch: Pick<CustomerPatch, 'ownerMembershipId' | 'customerGroupId' | 'tags'>,
  { isOwner, isGroup, tags }: InUse,
): customers.MissingReference | null {
  const isNew = (id: Id | null | undefined, held: Id | null) => id != null && id !== held
  if (isNew(patch.ownerMembershipId, customer.ownerMembershipId) && !isOwner) return 'membership_not_found'
  if (isNew(patch.customerGroupId, customer.customerGroupId) && !isGroup) return 'customer_group_not_found'
  const isOut = patch.tags?.some(id => !customer.tags.includes(id) && !tags.has(id))
  return isOut ? 'customer_tag_not_found' : null
}

/** Of the codes of a single change, those that owner, group and tags can be refused with. */
function codeOf(code: string): ChangeCode {
  const own = changeErrors.find(each => each === code)
  if (own === undefined) throw new Error(`a change of owner, group and tags is refused as ${code}`)
  return own
}
