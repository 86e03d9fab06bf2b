'use client';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Toolbar from '@mui/material/Toolbar';
import Link from 'next/link';
import { useState } from 'react';

/** A bar whose button opens a drawer with the site's pages, as MUI's own example has it. */
export function Header({ links }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <AppBar position="sticky" component="header">
      <Toolbar>
        <Button color="inherit" onClick={() => setOpen(true)}>
          Menu
        </Button>
        <Drawer open={isOpen} onClose={() => setOpen(false)}>
          <List>
            {links.map(({ text, href }) => (
              <ListItemButton key={href} component={Link} href={href} onClick={() => setOpen(false)}>
                {text}
              </ListItemButton>
            ))}
          </List>
        </Drawer>
      </Toolbar>
    </AppBar>
  );
}
