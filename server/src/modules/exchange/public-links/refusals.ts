import { refusals } from '../../../platform/contract/refusals.ts'

/** What anyone who opens a public link may be told. */
export const publicLinkRefusals = refusals({
  public_link_not_found: {
    status: 404,
    title: 'The link leads nowhere',
    when: 'The token is none of ours, is of another kind of link, was revoked, or what it leads to is not shown any more. These are told alike.',
    remedy: 'Copy the whole link, or ask whoever sent it for a new one.',
  },
  public_link_expired: {
    status: 410,
    title: 'The link is over',
    when: 'The link was good until an instant that has gone by.',
    remedy: 'Ask whoever sent it for a new one.',
  },
})

/** What anyone who sends a form of a public link may be told besides. */
export const publicFormRefusals = refusals({
  public_form_invalid: {
    status: 422,
    title: 'The form is none of ours',
    when: '`formToken` was not given for this link, was changed, or is older than a day.',
    remedy: 'Open the link again, and send what it answers as `formToken`.',
  },
  public_form_sent: {
    status: 409,
    title: 'The form was sent already',
    when: '`formToken` was used for an earlier request that was carried out.',
    remedy: 'Open the link again to see what became of it.',
  },
})
