type Answered<Status extends number, Messages> = {
  [Code in keyof Messages]: { status: Status; message: Messages[Code] }
}

/** Error codes that share a status, each with its message. */
export function answeredWith<
  const Status extends number,
  const Messages extends Readonly<Record<string, string>>,
>(status: Status, messages: Messages): Answered<Status, Messages> {
  const entries = Object.entries(messages).map(([code, message]) => [code, { status, message }])
  return Object.fromEntries(entries) as Answered<Status, Messages>
}
