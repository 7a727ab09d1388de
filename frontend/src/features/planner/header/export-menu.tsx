import { Button, Menu } from '@mantine/core';
import { insidePage } from '../floats.ts';
import { exportCourse } from '../commands/export-course.ts';
import { usePlannerStore } from '../store/use-planner.ts';

/** Downloads the course as a file. */
export function ExportMenu() {
  return (
    <Menu {...insidePage} shadow="md" position="bottom-end">
      <Menu.Target>
        <Button variant="subtle" color="gray" px={10}>
          Export course
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <ExportItems />
      </Menu.Dropdown>
    </Menu>
  );
}

export function ExportItems() {
  const store = usePlannerStore();
  return (
    <>
      <Menu.Item onClick={() => void exportCourse(store, 'json')}>Everything (JSON)</Menu.Item>
      <Menu.Item onClick={() => void exportCourse(store, 'csv')}>
        Categories for a spreadsheet (CSV)
      </Menu.Item>
    </>
  );
}
