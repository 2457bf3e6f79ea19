/** Rows of one page of a list of the admin page. */
export const pageSize = 50;

/** Newest first. The next page is what comes before the id of the last item; ids sort by the time they were made. */
export interface Page<Item> {
  items: Item[];
  hasOlder: boolean;
}

/** @param rows one more than a page, if there are as many */
export function pageOf<Item>(rows: readonly Item[]): Page<Item> {
  return { items: rows.slice(0, pageSize), hasOlder: rows.length > pageSize };
}
