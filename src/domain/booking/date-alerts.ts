/**
 * asked: somebody typed the address, nobody has shown that it is theirs. confirmed: its owner wants to
 * be told. The others are ends: told, once, or left.
 */
export const dateAlertStates = ['asked', 'confirmed', 'told', 'left'] as const
export type DateAlertState = (typeof dateAlertStates)[number]

/** Asking by one visitor's network and by one mailbox, in a day. */
export const askAllowance = { network: 6, mailbox: 4 } as const
