import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../../ui/picture.tsx'
import { type Answers, admin } from '../api.ts'
import { SearchField } from '../ui/controls.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Pager } from '../ui/pager.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import { Nothing } from '../ui/states.tsx'

type Uploaded = Answers['pictures']['list']['items'][number]

const pageSize = 24

type Props = {
  /** Whether several pictures can be chosen at once. */
  multiple?: boolean
  /** Their ids, in the order in which they were chosen. */
  onChosen: (names: string[]) => void
  onClose: () => void
}

/** A dialog to choose from the pictures uploaded before. */
export function LibraryDialog({ multiple = false, onChosen, onClose }: Props) {
  const [page, setPage] = useState(1)
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const query = useQuery({
    ...admin.pictures.list.queryOptions({
      input: { page, pageSize, state: 'ready', search: search || undefined },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const take = (names: readonly string[]) => {
    onChosen([...names])
    onClose()
  }
  const press = (name: string) => {
    if (!multiple) take([name])
    else if (chosen.includes(name)) setChosen(chosen.filter((one) => one !== name))
    else setChosen([...chosen, name])
  }
  return (
    <StaffDialog
      onClose={onClose}
      title="Raccolta"
      description="Le foto già caricate: la stessa può stare in più pagine."
      width={860}
      footer={
        multiple && (
          <StaffButton kind="primary" disabled={chosen.length === 0} onClick={() => take(chosen)}>
            {chosen.length === 0 ? 'Aggiungi' : `Aggiungi ${chosen.length}`}
          </StaffButton>
        )
      }
    >
      <SearchField
        label="Cerca fra le foto"
        value={search}
        onChange={(text) => {
          setSearch(text)
          setPage(1)
        }}
        className="mb-4 sm:w-80"
      />
      <Loaded query={query} rows={4} height={120} onlyFresh>
        {(list) =>
          list.items.length === 0 ? (
            <Nothing title={search ? 'Niente con queste parole' : 'La raccolta è vuota'}>
              {search
                ? 'Prova con meno parole.'
                : 'Le foto che carichi nei documenti si ritrovano qui.'}
            </Nothing>
          ) : (
            <>
              <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
                {list.items.map((item) => (
                  <li key={item.id}>
                    <Entry
                      item={item}
                      isChosen={chosen.includes(item.name)}
                      multiple={multiple}
                      onPress={() => press(item.name)}
                    />
                  </li>
                ))}
              </ul>
              <Pager {...list} what={['foto', 'foto']} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </StaffDialog>
  )
}

type EntryProps = { item: Uploaded; isChosen: boolean; multiple: boolean; onPress: () => void }

function Entry({ item, isChosen, multiple, onPress }: EntryProps) {
  const { picture, fileName } = item
  if (!picture) return null
  const words = picture.alt || fileName
  return (
    <button
      type="button"
      aria-pressed={multiple ? isChosen : undefined}
      onClick={onPress}
      className="group block w-full rounded-tag text-left"
    >
      <span
        className={classNames(
          'relative block overflow-hidden rounded-tag',
          isChosen && 'outline-3 outline-offset-2 outline-primary',
        )}
      >
        <Picture picture={picture} alt="" sizes="200px" plain className="aspect-4/3 w-full" />
        {isChosen && (
          <span className="absolute top-2 right-2 grid size-7 place-items-center rounded-full bg-primary text-white">
            <Check className="size-4.5" aria-hidden />
          </span>
        )}
      </span>
      <span className="mt-1 block truncate text-staff-small text-ink-2 group-hover:text-ink">
        {words}
      </span>
    </button>
  )
}
