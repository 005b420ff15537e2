import { lifecycle } from '../../../../platform/contract/lifecycle.ts'

/** The life of a work day, as the interface's table of states has it. */
export const workDayLife = lifecycle({
  resource: 'work_day',
  states: ['draft', 'confirmed', 'approved', 'exported'],
  initial: 'draft',
  transitions: {
    write_entries: { from: ['draft'], to: 'draft', otherwise: 'day_confirmed_locked' },
    confirm: { from: ['draft'], to: 'confirmed', otherwise: 'day_already_confirmed' },
    reopen: { from: ['confirmed'], to: 'draft', otherwise: 'day_not_confirmed' },
    return: { from: ['confirmed'], to: 'draft', otherwise: 'day_not_confirmed' },
    approve: { from: ['confirmed'], to: 'approved', otherwise: 'day_not_confirmed' },
    unapprove: { from: ['approved'], to: 'draft', otherwise: 'day_not_approved' },
    correct: { from: ['approved', 'exported'], to: 'draft', otherwise: 'day_not_correctable' },
    // A payroll batch moves the days that it read; nobody asks for these.
    export: { from: ['approved'], to: 'exported' },
    release: { from: ['exported'], to: 'approved' },
  },
})
