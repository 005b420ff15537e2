/** As `directory.outbox_due` and wake-ups call them. */
export const leftoversName = 'attachment_leftovers'
export const thumbnailsName = 'attachment_thumbnails'
export const targetsName = 'attachment_targets'

/** How often it is looked whether targets are still there. */
export const targetsEveryMs = 24 * 60 * 60 * 1000
