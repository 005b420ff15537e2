/** The part of an address behind the sign, in small letters; null without an address. */
export const domainOf = (email: string | null): string | null =>
  email?.trim().toLowerCase().split('@')[1] ?? null
