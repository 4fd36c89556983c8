/**
 * The browser's own database (IndexedDB): its data survives closing the browser and an empty battery. Each
 * transaction is all or nothing, and has ended only when the data is on the disk.
 */
export function ownDatabase<Store extends string>(name: string, stores: readonly Store[]) {
  let opened: Promise<IDBDatabase> | undefined

  function open(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(name, 1)
      request.onupgradeneeded = () => {
        for (const store of stores) request.result.createObjectStore(store)
      }
      request.onsuccess = () => {
        // The browser may close it, for instance to clear its data.
        request.result.onclose = () => (opened = undefined)
        resolve(request.result)
      }
      request.onerror = () => {
        // The next use tries again.
        opened = undefined
        reject(request.error)
      }
    })
  }

  return async function within<Value>(
    work: (store: (name: Store) => IDBObjectStore) => Promise<Value>,
  ): Promise<Value> {
    opened ??= open()
    const transaction = (await opened).transaction(stores, 'readwrite', { durability: 'strict' })
    const ended = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    const value = await work((store) => transaction.objectStore(store))
    await ended
    return value
  }
}

export function answerOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
