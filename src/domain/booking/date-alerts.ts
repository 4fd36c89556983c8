/**
 * asked: the address was typed in but not confirmed yet. confirmed: its owner wants to be notified. The
 * other two are final: told (notified once) and left (unsubscribed).
 */
export const dateAlertStates = ['asked', 'confirmed', 'told', 'left'] as const
export type DateAlertState = (typeof dateAlertStates)[number]

/** How many alerts may be asked for per day from one visitor's network and for one mailbox. */
export const askAllowance = { network: 6, mailbox: 4 } as const
