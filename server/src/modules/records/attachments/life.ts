import { lifecycle } from '../../../platform/contract/lifecycle.ts'

/** The life of an attachment, from the upload to its end. */
export const attachmentLife = lifecycle({
  resource: 'attachment',
  states: ['pending', 'finalized', 'quarantined', 'deleted', 'expired'],
  initial: 'pending',
  transitions: {
    // When a file that it has is finalized again, the service answers as the first time.
    finalize: {
      from: ['pending', 'finalized'],
      to: ['finalized', 'quarantined'],
      otherwise: {
        quarantined: 'attachment_quarantined',
        deleted: 'attachment_deleted',
        expired: 'attachment_expired',
      },
    },
    delete: {
      from: ['pending', 'finalized', 'quarantined', 'expired'],
      to: 'deleted',
      otherwise: { deleted: 'attachment_deleted' },
    },
    // The hour is over; no caller does it.
    expire: { from: ['pending'], to: 'expired' },
  },
})
