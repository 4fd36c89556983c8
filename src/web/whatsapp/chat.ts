/** One opened chat: the number it goes to and the message prepared in it. */
export type Chat = { number: string; message: string }
