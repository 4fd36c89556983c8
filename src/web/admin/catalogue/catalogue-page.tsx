import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ArrowUpDown, Plus } from 'lucide-react'
import { useState } from 'react'
import type { documentStates } from '../../../contract/admin/catalogue/catalogue-answers.ts'
import { documentGroups, groupNames } from '../../../domain/catalogue/document-forms.ts'
import { newKinds, newWords } from '../../../domain/catalogue/new-documents.ts'
import { siteKindNames } from '../../../domain/catalogue/site-kinds.ts'
import { useIsMobile } from '../../browser/media.ts'
import { Link } from '../../ui/link.tsx'
import { admin } from '../api.ts'
import { ago } from '../moments.ts'
import { staffPaths } from '../pages.ts'
import { useMay } from '../session.tsx'
import { FilterSelect, FilterTabs, SearchField } from '../ui/controls.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'
import { Pager } from '../ui/pager.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffLink } from '../ui/staff-link.tsx'
import { Nothing } from '../ui/states.tsx'
import { Sub, Table, Td, Th } from '../ui/table.tsx'
import { useUrlState } from '../ui/use-url-state.ts'
import { BundleList } from './bundle-list.tsx'
import { CatalogueFileMenu } from './catalogue-file-menu.tsx'
import { documentPath } from './document-path.ts'
import { DocumentState, type Listed, stateChoices } from './document-state.tsx'
import type { NamedPicture } from './drawn-picture.ts'
import { ListedPicture, useListedPictures } from './listed-picture.tsx'
import { NewDocumentDialog } from './new-document-dialog.tsx'
import { PublishButton } from './publish-button.tsx'
import { ShelfOrder } from './shelf-order.tsx'

type Group = (typeof documentGroups)[number]

const tabs = [
  ...documentGroups.map((value) => ({ value, label: groupNames[value] })),
  { value: 'all', label: 'Tutto' },
]

/** All documents that visitors read, published or still being written. */
export function Component() {
  const { get, set, filter } = useUrlState()
  const may = useMay()
  const [creating, setCreating] = useState(false)
  const group = get('gruppo') || 'trip'
  const ordered = siteKindNames.find((kind) => kind === group)
  const made = newKinds.find((kind) => kind === group)
  if (ordered && get('ordina') !== '' && may('catalogue', 'saveDraft')) {
    return <ShelfOrder kind={ordered} onClose={() => set({ ordina: undefined })} />
  }
  return (
    <Page
      title="Redazione"
      actions={
        <>
          <StaffLink to={`${staffPaths.catalogue}/storia`} className="px-1 py-2">
            Storia
          </StaffLink>
          {ordered && may('catalogue', 'saveDraft') && (
            <StaffButton icon={ArrowUpDown} onClick={() => set({ ordina: '1' })}>
              Ordina
            </StaffButton>
          )}
          {made && may('catalogue', 'create') && (
            <StaffButton icon={Plus} onClick={() => setCreating(true)}>
              {newWords[made].title}
            </StaffButton>
          )}
          <PublishButton />
        </>
      }
    >
      <BundleList />
      <div className="px-page grid gap-2.5 pb-4 sm:flex sm:flex-wrap">
        <SearchField label="Cerca un testo" {...filter('q')} className="sm:w-80" />
        <FilterSelect
          label="Stato"
          all="Tutti gli stati"
          {...filter('stato')}
          choices={stateChoices}
        />
      </div>
      <FilterTabs label="Che cosa" tabs={tabs} {...filter('gruppo', 'trip')} />
      <DocumentList group={group === 'all' ? undefined : (group as Group)} />
      <CatalogueFileMenu />
      {creating && made && <NewDocumentDialog kind={made} onClose={() => setCreating(false)} />}
    </Page>
  )
}

function DocumentList({ group }: { group: Group | undefined }) {
  const { get, turnTo, page } = useUrlState()
  const isPhone = useIsMobile()
  const query = useQuery({
    ...admin.catalogue.list.queryOptions({
      input: {
        page,
        group,
        state: (get('stato') || undefined) as (typeof documentStates)[number] | undefined,
        search: get('q') || undefined,
      },
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <Loaded query={query} rows={10} className="px-page" onlyFresh>
      {(list) =>
        list.items.length === 0 ? (
          <NoDocuments hasNoPictures={group === 'picture' && !get('stato') && !get('q')} />
        ) : (
          <>
            {isPhone ? <Rows items={list.items} /> : <Grid items={list.items} />}
            <Pager {...list} what={['documento', 'documenti']} onPage={turnTo} />
          </>
        )
      }
    </Loaded>
  )
}

function NoDocuments({ hasNoPictures }: { hasNoPictures: boolean }) {
  return hasNoPictures ? (
    <Nothing title="Ancora nessuna foto" className="px-page">
      Si caricano dove servono, alla voce «Immagini» di un viaggio o di una pagina, e si ritrovano
      qui.
    </Nothing>
  ) : (
    <Nothing title="Niente con questi filtri" className="px-page">
      Cambia stato, sezione o parole cercate.
    </Nothing>
  )
}

function editedText({ editedBy, editedAt }: Listed): string {
  return editedBy && editedAt ? `${editedBy}, ${ago(editedAt)}` : ''
}

function Rows({ items }: { items: Listed[] }) {
  const pictures = useListedPictures(items)
  return (
    <ul>
      {items.map((item) => (
        <li key={item.key} className="border-b border-line">
          <Link to={documentPath(item.key)} className="flex gap-3.5 px-4.5 py-3.5">
            <ListedPicture item={item} picture={pictures.get(item.key)} />
            <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] content-start gap-x-3">
              <b className="font-[650] wrap-anywhere">{item.title}</b>
              <DocumentState state={item.state} />
              <span className="col-span-2 text-ink-2 wrap-anywhere">
                {item.isChanged
                  ? `Bozza di ${editedText(item)}`
                  : summary(item, pictures.get(item.key))}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** For a photograph also its file name, because it may have no description yet. */
function summary({ kind }: Listed, picture: NamedPicture | undefined): string {
  return picture?.fileName ? `${kind}, ${picture.fileName}` : kind
}

function Grid({ items }: { items: Listed[] }) {
  const pictures = useListedPictures(items)
  return (
    <Table label="Documenti">
      <thead>
        <tr>
          <Th>Titolo</Th>
          <Th>Stato</Th>
          <Th>Ultima bozza</Th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.key} className="hover:bg-paper">
            <Td>
              <span className="flex items-center gap-4">
                <ListedPicture item={item} picture={pictures.get(item.key)} />
                <span className="min-w-0">
                  <Link
                    to={documentPath(item.key)}
                    className="rounded-tag font-semibold hover:underline"
                  >
                    {item.title}
                  </Link>
                  <Sub>{summary(item, pictures.get(item.key))}</Sub>
                </span>
              </span>
            </Td>
            <Td className="whitespace-nowrap">
              <DocumentState state={item.state} />
            </Td>
            <Td className="text-ink-2">{editedText(item)}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
