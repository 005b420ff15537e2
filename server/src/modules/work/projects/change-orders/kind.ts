import type { LinkKind } from '../../../exchange/public-links/port.ts'

/** Change orders as links open them. */
export const changeOrderKind = { kind: 'change_order', feature: 'projects' } as const satisfies LinkKind

/** Where customers answer change orders. */
export const changeOrderPagePath = '/change-order'
