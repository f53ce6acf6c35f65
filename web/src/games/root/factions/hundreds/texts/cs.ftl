# Deska Zástupů v prohlížeči

panel-command = Velení
panel-prowess = Chrabrost
