import { newId } from '../../../../../platform/vocabulary/ids.ts'
import type { Billing } from '../../record/port.ts'
import type { ProfitSources } from '../profit.ts'

/** What a project without phases, hours and purchases is worth by, of all days. */
export const agreed = (billing: Billing, budgetCents: number | null = null): ProfitSources => ({
  billing,
  budget: [{ from: '2026-01-01', cents: budgetCents }],
  phases: [],
  phaseBudgets: [],
  rules: [],
  progress: [],
  installments: [],
  window: {},
  hours: [],
  rebilled: [],
  costs: [],
  billedCents: 0,
})

/** Somebody's work of a day. */
export const hour = (entryId = newId()) => ({
  entryId,
  membershipId: newId(),
  date: '2026-03-02',
  phaseId: null,
  lacksRate: false,
  lacksCost: false,
})
