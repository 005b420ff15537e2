/** As `directory.outbox_due` and wake-ups call them. */
export const outboxes = {
  leftovers: 'attachment_leftovers',
  thumbnails: 'attachment_thumbnails',
  targets: 'attachment_targets',
} as const

/** How often it is looked whether targets are still there. */
export const targetsEveryMs = 24 * 60 * 60 * 1000
