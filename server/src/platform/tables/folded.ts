/** `External ID`, `external_id` and `externalId` alike; `Äiti` as `aiti`. */
export const folded = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
