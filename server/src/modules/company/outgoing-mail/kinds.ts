interface KindTraits {
  /**
   * The mail is its recipient's alone: whoever read its link could be them, in every organisation they belong to, or
   * would learn what they may not read; so no administrator is shown its body. `unless_held`: one that no mail server will be given brings a link that its
   * maker has seen, for a person to hand on.
   */
  readonly confidential: boolean | 'unless_held'
  /** A new one makes the links of earlier ones about the same thing useless, so those are not sent any more. */
  readonly supersedes: boolean
}

/** What the service writes to people about. */
export const mailKinds = {
  invitation: { confidential: 'unless_held', supersedes: true },
  password_reset: { confidential: true, supersedes: true },
  security_notice: { confidential: false, supersedes: false },
  api_key_expiry: { confidential: false, supersedes: false },
  webhook_failing: { confidential: false, supersedes: false },
  // Anyone who sent it was shown the link.
  change_order: { confidential: 'unless_held', supersedes: true },
  // It says who answered, and why; a manager's matter.
  change_order_answer: { confidential: true, supersedes: false },
  budget_warning: { confidential: false, supersedes: false },
  forgotten_clock_out: { confidential: false, supersedes: false },
  // How much waits for somebody is theirs to know.
  approval_reminder: { confidential: true, supersedes: false },
  shift_plan: { confidential: false, supersedes: false },
  // It names a task, which not every administrator may read.
  task_mention: { confidential: true, supersedes: false },
  open_shift_claim: { confidential: false, supersedes: false },
  shift_swap: { confidential: false, supersedes: false },
} as const satisfies Readonly<Record<string, KindTraits>>

export type MailKind = keyof typeof mailKinds
export const kindNames = Object.keys(mailKinds) as [MailKind, ...MailKind[]]

export function isConfidential({
  kind,
  status,
}: {
  readonly kind: MailKind
  readonly status: string
}): boolean {
  const { confidential } = mailKinds[kind]
  return confidential === 'unless_held' ? status !== 'held' : confidential
}
