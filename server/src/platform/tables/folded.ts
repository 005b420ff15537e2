/** Characters of a name. A longer text is none, and folding much of it would take long. */
export const longestName = 60

/** `External ID`, `external_id` and `externalId` alike; `Äiti` as `aiti`. A text that is too long for a name stays as it is. */
export const folded = (name: string): string =>
  name.length > longestName
    ? name
    : name
        .normalize('NFKD')
        .replaceAll(/[^\p{L}\p{N}]/gu, '')
        .toLowerCase()
