/** One opened chat: whom it goes to and the words that stand ready in it. */
export type Chat = { number: string; message: string }
