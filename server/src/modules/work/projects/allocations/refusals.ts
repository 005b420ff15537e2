import { count, text } from '../../../../platform/contract/reason-values.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { translations } from './refusal-translations.ts'

export const allocationRefusals = refusals(translations, {
  project_allocation_week_invalid: {
    status: 422,
    values: {
      index: count('Which of the allocations that were sent, from 0.'),
    },
    title: 'The week does not begin on a Monday',
    when: '`weekStart` of an allocation is another day than a Monday.',
    remedy: 'Send the Monday of the week.',
  },
  project_allocation_repeated: {
    status: 422,
    values: {
      index: count('Which of the allocations that were sent, from 0.'),
    },
    title: 'An allocation is sent twice',
    when: 'Two of the allocations have the same member, week and phase.',
    remedy: 'Send one of them, with the minutes that are planned altogether.',
  },
  project_allocation_phase_ended: {
    status: 422,
    values: {
      index: count('Which of the allocations that were sent, from 0.'),
      state: text('The state that its phase is in.'),
    },
    title: 'The phase has ended',
    when: 'More work was to be planned for a phase that is completed or cancelled.',
    remedy: 'Plan it for another phase, or reopen the phase.',
  },
})

export const rosterRefusals = refusals(translations, {
  project_roster_too_large: {
    status: 422,
    title: 'The roster has too many people',
    when: 'The roster would show more than 500 people.',
    remedy: 'Ask for a planning unit, a project or single members.',
  },
})
