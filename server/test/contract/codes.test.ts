import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { modules } from '../../src/modules/index.ts'
import { catalogueOf, operationsOf } from '../../src/platform/contract/family.ts'

const contracts = modules.map(({ contract }) => contract)
const catalogue = catalogueOf(contracts)

/** How many codes may still wait for the family that brings them. Only ever lower it. */
const mostWaiting = 4

describe('a code that is promised before it can be answered', () => {
  const golden = resolve(import.meta.dirname, '../golden/codes-waiting.txt')
  const listed = readFileSync(golden, 'utf8').split('\n').filter(Boolean)
  const waiting = [...catalogue].flatMap(([code, { waitsFor }]) =>
    waitsFor ? [[code, waitsFor] as const] : [],
  )

  it('names the tag that it waits for, and stands on the committed list, which does not grow', () => {
    expect(waiting.map(([code, tag]) => `${code}: ${tag}`).sort()).toEqual(listed)
    expect(listed).toHaveLength(mostWaiting)
  })

  it('waits for a tag of ours that has no operations yet', () => {
    const tags = new Set(contracts.map(({ tag }) => tag))
    const there = new Set(contracts.flatMap(operationsOf).map(({ tag }) => tag))
    for (const [code, tag] of waiting)
      expect({ code, declared: tags.has(tag), there: there.has(tag) }).toEqual({
        ...{ code, declared: true, there: false },
      })
  })
})

/** What the interface fixes of its codes; codes of rows of an import have the status that they would have alone. */
const fixed: Readonly<Record<number, string>> = {
  400: 'bad-request idempotency_key_required idempotency_key_too_long range_end_before_start external_ref_incomplete',
  401: 'invalid_token api_key_expired api_key_owner_inactive',
  402: 'feature_not_in_plan',
  403: 'api_key_cannot_manage_keys api_key_cannot_manage_credentials api_key_cannot_start_human_session insufficient_role read_only_key module_not_active report_type_not_public webhook_event_scope_exceeds_actor customer_billing_fields_forbidden key_scope_exceeds_creator key_scope_exceeds_owner',
  404: 'customer_not_found payment_term_not_found crm_contact_not_found customer_merge_target_not_found dimension_not_found parent_not_found manager_not_found',
  409: 'idempotency_key_reused idempotency_key_in_flight code_already_in_use customer_stale crm_contact_customer_mismatch customer_has_invoices customer_merge_self customer_merge_target_inactive day_confirmed_locked day_changed period_locked day_invoiced day_already_confirmed day_not_correctable already_member membership_in_use external_ref_conflict code_in_use_unlinked',
  410: 'report_route_moved',
  422: 'range_too_long version_ranges_overlap invalid_reference_number required_attribution_missing attribution_precision_unmet entry_over_max_duration manual_entry_reason_required fixed_term_requires_grounds fixed_term_basis_exceeds_one_year absence_period_overlap missing_model_version_for_day project_values_managed_in_projects dimension_inactive missing_required parent_change_unsupported',
  429: 'too-many-requests',
  503: 'service_busy service_unavailable',
}

describe('every code that the interface names is in the catalogue with its status', () => {
  it.each(Object.entries(fixed))('%s', (status, codes) => {
    for (const code of codes.split(' '))
      expect({ code, status: catalogue.get(code)?.status }).toEqual({ code, status: Number(status) })
  })
})
