import { lifecycle } from '../../../../platform/contract/lifecycle.ts'

export const leadStates = ['new', 'working', 'qualified', 'converted', 'disqualified', 'anonymized'] as const
export type LeadState = (typeof leadStates)[number]

/** The states in which somebody may still make something of a lead. */
export const openStates = ['new', 'working', 'qualified'] as const satisfies readonly LeadState[]

const closed = {
  converted: 'crm_lead_converted',
  disqualified: 'crm_lead_disqualified',
  anonymized: 'crm_lead_anonymized',
} as const

const notDisqualified = 'crm_lead_not_disqualified'

/** A lead is worked on until it is converted or disqualified; only a disqualified one is opened again. */
export const leadLife = lifecycle({
  resource: 'lead',
  states: leadStates,
  initial: 'new',
  transitions: {
    work: { from: openStates, to: 'working', otherwise: closed },
    qualify: { from: openStates, to: 'qualified', otherwise: closed },
    disqualify: { from: openStates, to: 'disqualified', otherwise: closed },
    reopen: {
      from: ['disqualified'],
      to: 'working',
      otherwise: {
        new: notDisqualified,
        working: notDisqualified,
        qualified: notDisqualified,
        converted: 'crm_lead_converted',
        anonymized: 'crm_lead_anonymized',
      },
    },
    convert: { from: openStates, to: 'converted', otherwise: closed },
    // No operation of a caller: a retention rule does it, or the end of the contact made from the lead.
    anonymize: { from: [...openStates, 'converted', 'disqualified'], to: 'anonymized' },
  },
})
